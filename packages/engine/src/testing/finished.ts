/** What work in steps has found in the end. */
export function finished<Value>(steps: Generator<undefined, Value, void>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
