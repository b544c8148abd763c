export function Page() {
  return <h1>Transparent Pricing</h1>;
}
