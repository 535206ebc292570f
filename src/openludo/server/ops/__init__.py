"""What whoever runs the server needs: is it alive, is it ready, how much does it do, what happens.

No name, no id and no secret leaves through here.
"""
