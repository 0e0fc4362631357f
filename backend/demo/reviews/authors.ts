import type { ReviewFile } from '@/backend/demo/content/content-files'

/** Invented authors of reviews, by the language of the review. */
export const AUTHORS: Record<ReviewFile[number]['language'], readonly string[]> = {
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
