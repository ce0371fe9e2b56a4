mwbwbwbwb/b6w/w6b/b6w/w6b/b6w/w2b3b/bwb1bwbw 1 - - wbwbwbwb/b6w/w6b/b6w/w6b/b6w/w6b/bwbwbwbw
d2-d1x