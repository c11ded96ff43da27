/** What the tests use of the `arpad` package, which comes without types. */
declare module 'arpad' {
  class Elo {
    constructor(kFactor: number, minimum: number);
    expectedScore(rating: number, opponentRating: number): number;
    newRatingIfWon(rating: number, opponentRating: number): number;
    newRatingIfLost(rating: number, opponentRating: number): number;
  }
  export default Elo;
}
