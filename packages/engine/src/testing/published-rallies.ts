/**
 * The point-by-point logs of six matches of international singles events as they were published: who won and who served
 * each point, when it ended (ms since the first point of its set), the time-outs, and the longest streaks given with them.
 * `a` is the player named first.
 */
export type PublishedRallies = {
  readonly winner: 'a' | 'b';
  readonly setsWon: readonly [number, number];
  readonly longestStreak: readonly [number, number];
  /** The set, counted from 1, and the score in it when a side called its time-out. */
  readonly timeouts: readonly { readonly set: number; readonly score: string; readonly side: 'a' | 'b' }[];
  readonly sets: readonly {
    readonly score: readonly [number, number];
    readonly winners: string;
    readonly servers: string;
    readonly times: readonly number[];
  }[];
};

export const publishedRallies: readonly PublishedRallies[] = [
  {
    winner: 'a',
    setsWon: [3, 1],
    longestStreak: [6, 4],
    timeouts: [
      { set: 4, score: '4-1', side: 'b' },
      { set: 4, score: '10-9', side: 'a' },
    ],
    sets: [
      {
        score: [9, 11],
        winners: 'ababbbabababbaaababb',
        servers: 'aabbaabbaabbaabbaabb',
        times: [
          0, 12706, 31036, 48818, 64558, 82858, 104210, 122550, 140562, 155329, 178368, 197975, 222528,
          237905, 270222, 294154, 314385, 338579, 365803, 388843,
        ],
      },
      {
        score: [11, 7],
        winners: 'bbabbabaaababaaaaa',
        servers: 'bbaabbaabbaabbaabb',
        times: [
          0, 15598, 31749, 45003, 67384, 82953, 107467, 127332, 163420, 188525, 207535, 227241, 255540,
          271686, 289376, 307485, 327926, 346104,
        ],
      },
      {
        score: [11, 7],
        winners: 'babaabaababbabaaaa',
        servers: 'aabbaabbaabbaabbaa',
        times: [
          0, 14239, 32581, 58026, 80653, 107486, 137245, 156069, 175909, 211738, 234010, 265424, 303524,
          326046, 350247, 373969, 403110, 423715,
        ],
      },
      {
        score: [12, 10],
        winners: 'aabaababbbbabaaaabbbaa',
        servers: 'bbaabbaabbaabbaabbaaba',
        times: [
          0, 17117, 33756, 54932, 86712, 190456, 217644, 248038, 262023, 296332, 317945, 338410, 373609,
          392466, 411335, 435071, 464393, 488745, 532730, 657443, 686550, 720765,
        ],
      },
    ],
  },
  {
    winner: 'b',
    setsWon: [1, 3],
    longestStreak: [5, 8],
    timeouts: [{ set: 4, score: '2-5', side: 'a' }],
    sets: [
      {
        score: [3, 11],
        winners: 'bbbbbbbbababab',
        servers: 'bbaabbaabbaabb',
        times: [
          0, 16005, 32223, 52711, 73631, 88268, 117554, 132896, 149435, 165479, 176924, 191091, 210505,
          223113,
        ],
      },
      {
        score: [11, 4],
        winners: 'aaaaabbaabaaaba',
        servers: 'aabbaabbaabbaab',
        times: [
          0, 14880, 30559, 45147, 80529, 91476, 113557, 126889, 141893, 159634, 175269, 189121, 209856,
          225160, 240004,
        ],
      },
      {
        score: [9, 11],
        winners: 'ababbbbbabaaaaabbabb',
        servers: 'bbaabbaabbaabbaabbaa',
        times: [
          0, 14735, 31081, 49764, 64595, 80373, 105384, 123383, 139548, 158407, 178852, 199558, 227842,
          254395, 281715, 307757, 324233, 344532, 376221, 395905,
        ],
      },
      {
        score: [5, 11],
        winners: 'abbabbbbaabbabbb',
        servers: 'aabbaabbaabbaabb',
        times: [
          0, 27354, 48576, 65823, 82787, 100059, 124039, 209684, 226857, 243950, 263877, 275569, 304516,
          326386, 348624, 366446,
        ],
      },
    ],
  },
  {
    winner: 'a',
    setsWon: [3, 0],
    longestStreak: [8, 2],
    timeouts: [{ set: 3, score: '4-1', side: 'b' }],
    sets: [
      {
        score: [11, 6],
        winners: 'aaaaaaabbababbaba',
        servers: 'bbaabbaabbaabbaab',
        times: [
          0, 1656, 4384, 6639, 8875, 12368, 36049, 54299, 68865, 85708, 103183, 118157, 136231, 144327,
          183268, 216808, 240540,
        ],
      },
      {
        score: [11, 2],
        winners: 'abaaaaabaaaaa',
        servers: 'aabbaabbaabba',
        times: [
          0, 27100, 47835, 66047, 85521, 123145, 157252, 169995, 200064, 222152, 224906, 233260, 249390,
        ],
      },
      {
        score: [11, 2],
        winners: 'baaaaaaaabaaa',
        servers: 'bbaabbaabbaab',
        times: [
          0, 59418, 79190, 93361, 109216, 198435, 223487, 240670, 252048, 258048, 274322, 291156, 301968,
        ],
      },
    ],
  },
  {
    winner: 'b',
    setsWon: [2, 3],
    longestStreak: [4, 5],
    timeouts: [
      { set: 4, score: '5-6', side: 'b' },
      { set: 5, score: '5-4', side: 'a' },
    ],
    sets: [
      {
        score: [12, 10],
        winners: 'bbababaababbababaabaaa',
        servers: 'aabbaabbaabbaabbaabbab',
        times: [
          0, 11088, 27920, 40777, 58599, 71507, 92365, 108762, 125393, 138024, 152381, 163845, 185245, 199187,
          223739, 244834, 265138, 281516, 309750, 328068, 341522, 361284,
        ],
      },
      {
        score: [6, 11],
        winners: 'bbbbaaababbbababb',
        servers: 'bbaabbaabbaabbaab',
        times: [
          0, 21424, 34518, 48477, 61915, 79596, 106629, 125394, 140254, 155595, 172425, 195146, 217822,
          245676, 267653, 282271, 298353,
        ],
      },
      {
        score: [11, 6],
        winners: 'ababbbaaaabaaaaba',
        servers: 'aabbaabbaabbaabba',
        times: [
          0, 10194, 25135, 41978, 60165, 70514, 101195, 123530, 145878, 159785, 175414, 192125, 214762,
          231825, 244209, 252874, 269727,
        ],
      },
      {
        score: [7, 11],
        winners: 'abbabbabbaabaabbbb',
        servers: 'bbaabbaabbaabbaabb',
        times: [
          0, 10233, 27269, 40831, 53408, 68500, 95119, 111378, 128130, 163159, 181039, 263117, 293169, 320581,
          338902, 359535, 389977, 417290,
        ],
      },
      {
        score: [6, 11],
        winners: 'babaaababbbabbbbb',
        servers: 'aabbaabbaabbaabba',
        times: [
          0, 23627, 39379, 60846, 91010, 116615, 145960, 175735, 207777, 306393, 332969, 364348, 389351,
          405125, 423412, 443313, 465574,
        ],
      },
    ],
  },
  {
    winner: 'b',
    setsWon: [0, 3],
    longestStreak: [4, 6],
    timeouts: [{ set: 2, score: '6-7', side: 'a' }],
    sets: [
      {
        score: [5, 11],
        winners: 'babbabbbbabababb',
        servers: 'aabbaabbaabbaabb',
        times: [
          0, 16056, 31496, 47668, 75635, 91873, 112737, 129284, 150420, 167069, 188984, 212454, 233244,
          251018, 271180, 284607,
        ],
      },
      {
        score: [8, 11],
        winners: 'abaaababbabbbaabbbb',
        servers: 'bbaabbaabbaabbaabba',
        times: [
          0, 15579, 32218, 47763, 67592, 86741, 109184, 126660, 145278, 168428, 184458, 214510, 253279,
          359488, 376736, 392690, 418083, 439163, 462931,
        ],
      },
      {
        score: [8, 11],
        winners: 'bbababbaaaabaabbbbb',
        servers: 'aabbaabbaabbaabbaab',
        times: [
          0, 11635, 29858, 44758, 64494, 76939, 105961, 124997, 145174, 165691, 194860, 215628, 240991,
          258809, 279202, 300724, 324153, 359588, 391305,
        ],
      },
    ],
  },
  {
    winner: 'a',
    setsWon: [3, 1],
    longestStreak: [5, 5],
    timeouts: [{ set: 2, score: '9-10', side: 'b' }],
    sets: [
      {
        score: [11, 8],
        winners: 'bbbaaaaabaaaababbba',
        servers: 'bbaabbaabbaabbaabba',
        times: [
          0, 16613, 30797, 61363, 77869, 93127, 114540, 137921, 155949, 172032, 193800, 210079, 233275,
          247333, 267057, 285013, 324667, 335856, 368148,
        ],
      },
      {
        score: [12, 10],
        winners: 'bbabababbaaabbabbaaaaa',
        servers: 'aabbaabbaabbaabbaabbab',
        times: [
          0, 14700, 34808, 53749, 69532, 87031, 115399, 132008, 150616, 168133, 187197, 203351, 232553,
          250346, 271928, 295155, 320602, 340302, 368861, 462265, 484719, 506612,
        ],
      },
      {
        score: [6, 11],
        winners: 'bbbabaabaabbbbbab',
        servers: 'bbaabbaabbaabbaab',
        times: [
          0, 11912, 38983, 64080, 82820, 99861, 126748, 145866, 163991, 178859, 198209, 215202, 254658,
          303171, 306867, 319389, 348530,
        ],
      },
      {
        score: [14, 12],
        winners: 'bbabababaaabaabbabbaabbaaa',
        servers: 'aabbaabbaabbaabbaabbababab',
        times: [
          0, 15488, 38386, 74194, 97397, 125519, 161771, 184204, 218480, 243985, 287697, 312158, 350269,
          369587, 387058, 403994, 426163, 454609, 492094, 513079, 547968, 577408, 605367, 631249, 670013,
          702169,
        ],
      },
    ],
  },
];
