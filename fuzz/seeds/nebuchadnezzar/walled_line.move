m5/1bbb1/wwwww/1bbb1/5 b b 40 p
xb3-d3