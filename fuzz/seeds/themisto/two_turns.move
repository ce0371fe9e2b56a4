mwbwbwbw1/bb5w/1b6/2w4w/w7/2ww3w/1w4wb/bwbwbwbw 0 s - wbwbwbw1/bw5w/w7/2w4w/w7/2ww3w/1w4wb/bwbwbwbw
a4-d4x