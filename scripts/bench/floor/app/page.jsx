const LINKS = Array.from({ length: 40 }, (_, at) => at + 1)

export default async function Floor({ searchParams }) {
  const { picture } = await searchParams
  return (
    <main>
      <h1>Floor</h1>
      <details>
        <summary>More</summary>
        <p>A press of a bare page opens this.</p>
      </details>
      {/* biome-ignore lint/performance/noImgElement: the floor has no client code */}
      {picture && <img src={picture} alt="" width="380" height="285" fetchPriority="high" />}
      {LINKS.map((link) => (
        <p key={link}>
          <a href={`/${link}`}>Page {link}</a>
        </p>
      ))}
    </main>
  )
}
