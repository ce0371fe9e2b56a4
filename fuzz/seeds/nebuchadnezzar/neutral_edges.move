mbwb/bwb/bwb b b 40 p
xb1-b3