/** Made when it is asked for first. */
export function onDemand<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
