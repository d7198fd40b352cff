/** Stands until its feature brings the whole page. */
export default function HomePage() {
  return <h1>Home</h1>
}
