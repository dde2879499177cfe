export default function Page() {
  return <h1>one-coral</h1>
}
