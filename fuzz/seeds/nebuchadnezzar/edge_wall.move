m1bww/wbbb/4/4 b b 40 p
xc4-d4