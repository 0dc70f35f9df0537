/** Shown while the first page is fetched: the empty ground, since anything more would only flash. */
export function StartingUp() {
  return <div aria-busy="true" />;
}
