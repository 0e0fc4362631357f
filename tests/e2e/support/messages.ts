import en from '@/messages/en.json' with { type: 'json' }
import jp from '@/messages/jp.json' with { type: 'json' }
import zh from '@/messages/zh.json' with { type: 'json' }
import zhHant from '@/messages/zh-Hant.json' with { type: 'json' }

export const MESSAGES = { en, zh, 'zh-Hant': zhHant, jp }
