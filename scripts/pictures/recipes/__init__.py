"""One module per family of pictures; each has a function build whose keywords are its parameters."""
