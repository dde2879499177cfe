export default function Page() {
  return <h1>smart-home</h1>
}
