const LINKS = Array.from({ length: 40 }, (_, at) => at + 1)

/** `/{URL of a picture, encoded}`: the server that `next start` runs here hands no query on. */
export default async function Floor({ params }) {
  const { picture: [picture] = [] } = await params
  return (
    <main>
      <h1>Floor</h1>
      <details>
        <summary>More</summary>
        <p>A press of a bare page opens this.</p>
      </details>
      {/* biome-ignore lint/performance/noImgElement: the floor has no client code */}
      {picture && <img src={decodeURIComponent(picture)} alt="" width="380" height="285" fetchPriority="high" />}
      {LINKS.map((link) => (
        <p key={link}>
          <a href={`/${link}`}>Page {link}</a>
        </p>
      ))}
    </main>
  )
}
