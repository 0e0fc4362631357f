import type { reviews } from '@/backend/db/schema/reviews'
import type { DealPlan, DealRow } from '@/backend/demo/deals/build-deal'
import { createRandom, type Random } from '@/backend/demo/random'
import type { Language } from '@/lib/domain/site/languages'
import { ANSWERS, CLOSINGS, reviewPool } from './review-texts'

export type ReviewRow = typeof reviews.$inferInsert

const DAY = 86_400_000
const AVATARS = 60

const AUTHORS: Record<Language, readonly string[]> = {
  en: [
    'Hannah B.',
    'Marcus T.',
    'Priya S.',
    'Owen K.',
    'Lucy A.',
    'Amir R.',
    'Chloe D.',
    'Ben W.',
    'Noor H.',
    'Julia F.',
    'Samuel O.',
    'Rachel M.',
    'Theo P.',
    'Isla G.',
    'Dev N.',
    'Maya L.',
  ],
  zh: ['小鱼儿', '温村吃货', '王思远', '李静', '北方的雪', '陈晓', '阿May', '周末去哪儿', '刘洋', '豆豆妈'],
  'zh-Hant': ['阿嵐', '陳家豪', '林太', '黃詠詩', '小籠包控', '何先生', '張曉晴', '貓奴日記', '李嘉欣', '吳大廚'],
  jp: [
    '佐藤 美咲',
    'けんじ',
    '山本 彩',
    'はなこ',
    '中村 亮',
    'ゆうき',
    '食べ歩き太郎',
    '小林 葵',
    'まりん',
    '渡辺 直樹',
  ],
}

function howMany(random: Random, sold: number, isSmall: boolean): number {
  if (sold === 0) return 0
  if (isSmall) return random.int(0, 2)
  return Math.min(30, sold, Math.floor(random.next() ** 2 * 34))
}

function write(random: Random, leafId: number, rating: number, language: Language): string {
  const pool = reviewPool(leafId)
  const good = random.sample(pool.good, rating === 5 ? 2 : 1)
  const mixed = rating <= 4 && (rating < 4 || random.chance(0.5)) ? [random.pick(pool.mixed)] : []
  const closing = random.chance(0.5) ? [random.pick(rating >= 4 ? CLOSINGS.good : CLOSINGS.mixed)] : []
  const sentences = [...(rating <= 2 ? [] : good), ...mixed, ...closing]
  return sentences.map((sentence) => sentence[language]).join(language === 'en' ? ' ' : '')
}

/** The reviews of a deal, newest first. In a big catalogue each deal has a few. */
export function buildReviews(plan: DealPlan, deal: DealRow, now: Date, firstId: number, isSmall: boolean): ReviewRow[] {
  const random = createRandom(`reviews ${deal.id}`)
  const answers = createRandom(`answers ${deal.id}`)
  const count = howMany(random, deal.soldCount ?? 0, isSmall)
  const spirit = random.next()
  let age = random.int(0, 3)
  return Array.from({ length: count }, (_, n) => {
    const roll = random.next()
    const rating = roll < 0.45 + spirit * 0.4 ? 5 : roll < 0.9 ? 4 : random.pick([3, 3, 2, 1])
    const language = random.pick(['en', 'en', 'en', 'zh', 'zh', 'zh-Hant', 'jp'] as const)
    age += random.int(0, 9)
    const photos = random.chance(0.28) ? random.int(1, 4) : 0
    return {
      id: firstId + n,
      gid: plan.store.gid,
      dealId: deal.id,
      author: random.pick(AUTHORS[language]),
      authorReviews: random.int(1, 64),
      profilePhoto: random.chance(0.7) ? `avatar/person/${random.int(1, AVATARS)}` : '',
      rating,
      answer: answers.chance(0.25) ? answers.pick(rating >= 4 ? ANSWERS.good : ANSWERS.mixed)[language] : '',
      body: write(random, plan.leaf.id, rating, language),
      language,
      photos: Array.from({ length: photos }, (_, p) => `review/${plan.offer.subject}/${deal.id}-${n * 4 + p + 1}`),
      createdAt: new Date(now.getTime() - age * DAY - random.int(1, 80_000) * 1000),
    }
  })
}
