export default function Page() {
  return <h1>our-products</h1>
}
