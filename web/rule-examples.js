// The position and the move of the pictures of each rule, by the rule's id.

export default {
  "octopus-alone": ["R5@0,0;R1@1,0;R2@2,0|R4B6,G4G5|0,0|0|1", "R4@3,0"],
  "octopus-ahead": ["R5@0,0;R1@1,0;R2@2,0|R4B6,G4G5|0,0|0|1", "R4@3,0"],
  "themisto-turn": ["8/8/8/8/8/8/1w6/bbb1w3 0 - - -", "a1-a2"],
  "themisto-five": ["8/8/8/8/8/8/8/bwww2w1 0 - - -", "g1-e1x"],
  "ingenious-bonus": ["standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;GG@4,-4/3,-3|RPOBYGYPGPBP,????????????|16.3.4.5.6.4,5.5.3.5.5.5|2,2", "RP@-1,-3/-1,-4"],
  "ingenious-lowest": ["standard|2|0|place.0|RO@0,-4/1,-4;RY@0,-3/-1,-2;BP@4,0/3,0;YP@-4,4/-3,3|RPOBYGYPGPBP,????????????|7.6.1.5.6.4,5.5.3.5.5.5|2,2", "YG@-1,-1/-2,-1"],
  "nebuchadnezzar-capture": ["6/1bbb2/bwwwb1/1bbb2/6/w5 b b 16 -", "xb4-d4"],
  "nebuchadnezzar-safe": ["6/1bbb2/bwwwb1/1bbb2/6/w5 b b 16 -", "xb4-d4"],
  "temple-last": ["F0,0=B1;F1,0=R1;F2,0=R2|R5R6,B2B3B4B5B6|R,B|0|published", "W0,0N=R5+W0,0W=R6"],
  "temple-slots": ["F0,0=B1;W0,0N=B2;W0,0E=B3|R1R2R3R4R5R6,B4B5B6|-,B|0|published", "W0,0S=R1"],
};
