export default function Page() {
  return <h1>energy-calculator</h1>
}
