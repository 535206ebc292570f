# Beendete Partien: noch einmal angesehen, vom ersten Wurf bis zum letzten.

error-too-long = Diese Partie ist zu lang, um sie hier zu zeigen. Ihre Aufzeichnung enthält sie ganz.
error-too-busy = Gerade wollen zu viele zusehen. Bitte versuche es gleich noch einmal.
