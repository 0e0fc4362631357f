import type { ReviewFile } from '@/backend/demo/content/content-files'
import { createRandom } from '@/backend/demo/random'

type Written = ReviewFile[number]
export type SignedReview = Written & { author: string; authorReviews: number }

/** Invented authors of reviews, by the language of the review. */
const AUTHORS: Record<Written['language'], readonly string[]> = {
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
    'Grace E.',
    'Victor J.',
    'Aaliyah C.',
    'Tom H.',
    'Beatriz V.',
    'Kevin Y.',
    'Sarah M.',
    'Elliot Q.',
    'Fatima Z.',
    'Danny U.',
  ],
  zh: ['小鱼儿', '温村吃货', '赵一禾', '北方的雪', '阿May', '周末去哪儿', '豆豆妈', '许知南', '老周', '橙子汽水'],
  'zh-Hant': ['阿嵐', '陳柏睿', '林太', '小籠包控', '何先生', '張曉晴', '貓奴日記', '吳大廚', '蔡宜庭', '阿桃'],
  jp: [
    '佐藤ゆず',
    'けんじ',
    '山本千夏',
    'はなこ',
    '中村亮太',
    'ゆうき',
    '食べ歩き太郎',
    '小林しおり',
    'まりん',
    '渡辺直哉',
  ],
}

/** The reviews of a store, each by somebody else. */
export function signReviews(written: readonly Written[], gid: number): SignedReview[] {
  const random = createRandom(`authors of ${gid}`)
  const left: Partial<Record<Written['language'], string[]>> = {}
  return written.map((review) => {
    const { language } = review
    left[language] ??= random.sample(AUTHORS[language], AUTHORS[language].length)
    const author = left[language].pop()
    if (author === undefined) throw new Error(`too few authors in ${language}`)
    return { ...review, author, authorReviews: createRandom(author).int(1, 64) }
  })
}
