import { dish, logo, tile } from '@/backend/demo/pictures/scenes/emblems'
import {
  barCounter,
  livingRoom,
  shelves,
  stageLights,
  stones,
  studio,
  training,
} from '@/backend/demo/pictures/scenes/indoors'
import { hills, mountains, openRoad, openSea, skyline } from '@/backend/demo/pictures/scenes/outdoors'
import { closeUp, flatLay, stillLife } from '@/backend/demo/pictures/scenes/shared'
import { shopfront } from '@/backend/demo/pictures/scenes/shopfront'
import { counter, diagonal, spread } from '@/backend/demo/pictures/scenes/table'
import type { Brush, Scene } from './canvas'
import { PALETTES } from './palettes'
import { render } from './render'
import { type Family, SUBJECTS, type Subject } from './subjects'

type Compose = (brush: Brush) => Scene

/** The compositions of a family; a gallery cycles through them. */
const COMPOSITIONS: Record<Family, [Compose, ...Compose[]]> = {
  table: [spread, counter, diagonal, stillLife, closeUp, flatLay],
  sweets: [stillLife, counter, spread, diagonal, closeUp, flatLay],
  bar: [barCounter, stillLife, counter, shelves, closeUp, flatLay],
  spa: [stones, stillLife, studio, counter, closeUp, flatLay],
  beauty: [studio, stillLife, shelves, stones, closeUp, flatLay],
  gym: [training, studio, hills, stillLife, closeUp, flatLay],
  nature: [mountains, hills, openRoad, stillLife, closeUp, flatLay],
  sea: [openSea, mountains, hills, stillLife, closeUp, flatLay],
  garden: [hills, livingRoom, mountains, stillLife, closeUp, flatLay],
  city: [skyline, stillLife, mountains, hills, closeUp, flatLay],
  stage: [stageLights, barCounter, skyline, stillLife, closeUp, flatLay],
  shop: [stillLife, shelves, studio, counter, closeUp, flatLay],
  home: [livingRoom, stillLife, studio, shelves, closeUp, flatLay],
  road: [openRoad, studio, skyline, mountains, closeUp, flatLay],
}

const KEY = /^(deal|store|logo|dish|review|shortcut|avatar)\/([a-z]{2,24})\/(\d{1,9})(?:-(\d{1,3}))?$/
const PEOPLE = [
  '👩',
  '👨',
  '👧',
  '👦',
  '🧑',
  '👵',
  '👴',
  '👱',
  '🧔',
  '👩‍🦰',
  '👨‍🦱',
  '👩‍🦱',
  '👨‍🦳',
  '🐱',
  '🐶',
  '🦊',
  '🐼',
  '🐰',
]
const ON_PLATES: Family[] = ['table', 'sweets', 'bar']
const PERSON: Subject = { family: 'sweets', hero: '🧑', sides: [] }

export interface PictureKey {
  kind: string
  subject: Subject
  id: number
  /** index among several pictures of one subject, from 1 */
  turn: number
}

/** Parses `kind/subject/id-turn`; null for anything else, so that a key is safe as a file name. */
export function parseKey(key: string): PictureKey | null {
  const [, kind = '', name = '', id, turn] = KEY.exec(key) ?? []
  const subject = kind === 'avatar' && name === 'person' ? PERSON : SUBJECTS.get(name)
  if (!kind || !subject || (kind === 'avatar') !== (subject === PERSON)) return null
  return { kind, subject, id: Number(id), turn: Number(turn ?? 1) }
}

function numbers(seed: string): Brush['random'] {
  let state = 2166136261
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619)
  return (min, max) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    const unit = ((t ^ (t >>> 14)) >>> 0) / 4294967296
    return min + Math.floor(unit * (Math.floor(max) - Math.ceil(min) + 1))
  }
}

function composeOf({ kind, subject, id, turn }: PictureKey): Compose {
  const all = COMPOSITIONS[subject.family]
  if (kind === 'logo' || kind === 'avatar') return logo
  if (kind === 'shortcut') return tile
  if (kind === 'dish') return ON_PLATES.includes(subject.family) ? dish : stillLife
  if (kind === 'store' && turn === 1) return shopfront
  // a list shows the first picture of each deal: neighbours should not look alike, and flat patterns come last
  const start = numbers(`start ${kind} ${id}`)(0, 3)
  return all[(start + turn - 1) % all.length] ?? all[0]
}

function sizeOf(kind: string): { width: number; height: number } {
  if (kind === 'logo' || kind === 'avatar' || kind === 'shortcut') return { width: 400, height: 400 }
  return { width: kind === 'store' ? 1600 : 1200, height: 900 }
}

/** Renders the picture of a key as webp, deterministically; null for an unknown key. */
export async function renderPicture(key: string): Promise<Buffer | null> {
  const parsed = parseKey(key)
  if (!parsed) return null
  const { kind, subject, id, turn } = parsed
  // all pictures of one subject share a palette, so that a gallery is consistent
  const palettes = PALETTES[subject.family]
  const palette = palettes[numbers(`${kind} ${id}`)(0, palettes.length - 1)]
  if (!palette) return null
  const random = numbers(key)
  const hero = subject === PERSON ? (PEOPLE[id % PEOPLE.length] ?? subject.hero) : subject.hero
  const offset = subject.sides.length > 0 ? (turn - 1 + id) % subject.sides.length : 0
  const sides = [...subject.sides.slice(offset), ...subject.sides.slice(0, offset)]
  const brush: Brush = { ...sizeOf(kind), palette, hero, sides, random }
  return render(brush, composeOf(parsed)(brush))
}
