export default function Page() {
  return <h1>utilities</h1>
}
