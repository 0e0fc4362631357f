const KEY = 'plaza:typeface'
const DELAY_MS = 2000

/**
 * The optional typefaces, for the next page; not for visitors who save data. What is known of their line is read here:
 * read before the first paint, it delays that.
 */
function load(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  const faces = connection?.saveData ? [] : [...document.fonts].filter(({ display }) => display === 'optional')
  if (faces[0])
    Promise.all(faces.map((face) => face.load())).then(
      () => localStorage.setItem(KEY, '1'),
      () => {},
    )
}

// shown from the first paint on where they are there from an earlier page
try {
  if (localStorage.getItem(KEY)) document.documentElement.dataset.typeface = ''
  else addEventListener('load', () => setTimeout(load, DELAY_MS))
} catch {
  // storage is blocked: the font of the system stays
}
