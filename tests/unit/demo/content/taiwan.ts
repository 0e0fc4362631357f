import { Converter } from 'opencc-js'
import type { Localised } from '@/lib/domain/languages/languages'

const toTaiwan = Converter({ from: 'cn', to: 'tw' })

/** Simplified words for which Taiwan has another word, not only other characters. */
const OTHER_WORDS =
  `三文鱼 土豆 西兰花 酸奶 芝士 奶酪 卷心菜 圆白菜 猕猴桃 牛油果 车厘子 方便面 意大利 金枪鱼 吞拿鱼 黄油 曲奇 雪糕 外卖 堂食
  软饮 薯片 冰激凌 红薯 汉堡包 视频 网络 短信 屏幕 充电宝 打印 复印 数码 硬盘 鼠标 出租车 打车 公交 刹车 后备箱 轮毂 酒店
  台球 瑜伽 普拉提 桑拿 私教 洗发水 护发素 卫生间 保洁 公众假期 工作日 前台 质量 性价比 普通话 观鲸 皮划艇
  防晒霜 高清 影院 发型师`.split(/\s+/)

/** Characters of traditional Chinese that opencc takes for simplified ones. */
const TRADITIONAL_TOO = new Set('岳里夸台斗后岩划干蔘游郁云谷松丑只系克范几')

export function simplifiedIn(at: string, text: string): string[] {
  const found = [...text].filter((char) => !TRADITIONAL_TOO.has(char) && toTaiwan(char) !== char)
  return found.map((char) => `${at} has the simplified ${char}: ${text}`)
}

/** What shows that a text of Taiwan is zh in other characters. */
export function convertedIn(at: string, { zh, 'zh-Hant': hant }: Pick<Localised, 'zh' | 'zh-Hant'>): string[] {
  const kept = OTHER_WORDS.filter((word) => zh.includes(word) && hant.includes(toTaiwan(word))).map(toTaiwan)
  return [
    ...kept.map((word) => `${at} says ${word}, for which Taiwan has another word: ${hant}`),
    ...simplifiedIn(at, hant),
  ]
}
