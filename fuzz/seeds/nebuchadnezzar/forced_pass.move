mwbb/bbb/bbb w b 40 p
pass