export function Page() {
  return <h1>Services</h1>;
}
