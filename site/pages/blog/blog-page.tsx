export function Page() {
  return <h1>Blog</h1>;
}
