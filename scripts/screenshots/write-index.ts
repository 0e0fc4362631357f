import { writeFile } from 'node:fs/promises'
import path from 'node:path'

export interface Taken {
  screen: string
  state: string
  look: string
  /** relative to the folder */
  file: string
}

const STYLE =
  'body{font:1rem system-ui;margin:1.5rem}div{display:flex;gap:1rem;overflow-x:auto}figure{margin:0}img{height:32rem;border:1px solid #ccc}'

export async function writeIndex(folder: string, taken: readonly Taken[]): Promise<string> {
  const screens = [...new Set(taken.map(({ screen }) => screen))]
  const sections = screens.map((screen) => {
    const figures = taken.filter((one) => one.screen === screen).map(figureOf)
    return `<h2 id="${screen}">${screen}</h2><div>${figures.join('')}</div>`
  })
  const links = screens.map((screen) => `<a href="#${screen}">${screen}</a>`)
  const file = path.join(folder, 'index.html')
  const head = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>`
  await writeFile(file, `${head}<p>${links.join(' · ')}</p>${sections.join('')}`)
  return file
}

function figureOf({ state, look, file }: Taken): string {
  return `<figure><figcaption>${state} ${look}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`
}
