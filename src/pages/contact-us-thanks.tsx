export default function Page() {
  return <h1>contact-us-thanks</h1>
}
