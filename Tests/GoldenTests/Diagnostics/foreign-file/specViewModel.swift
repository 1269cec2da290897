// by hand
