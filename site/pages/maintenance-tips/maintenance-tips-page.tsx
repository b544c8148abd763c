export function Page() {
  return <h1>Maintenance Tips</h1>;
}
