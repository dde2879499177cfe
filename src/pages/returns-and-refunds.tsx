export default function Page() {
  return <h1>returns-and-refunds</h1>
}
