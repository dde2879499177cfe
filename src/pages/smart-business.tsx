export default function Page() {
  return <h1>smart-business</h1>
}
