import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  type Localised,
  languageFacts,
  localised,
} from './languages'

/** A text in some languages, such as one from before another was added. */
type WrittenText = { [Of in Language]?: string | undefined }

const STAND_INS = new Map(
  LANGUAGES.map((language) => [
    language,
    [...languageFacts(language).standIns.filter(isLanguage), DEFAULT_LANGUAGE, ...LANGUAGES],
  ]),
)

function isComplete(text: WrittenText): text is Localised {
  return LANGUAGES.every((language) => text[language] !== undefined)
}

/** A language that has no text gets that of the nearest one, and an empty one where there is none at all. */
export function completeText(text: WrittenText): Localised {
  if (isComplete(text)) return text
  return localised((language) => {
    const nearest = [language, ...(STAND_INS.get(language) ?? [])].find((one) => text[one] !== undefined)
    return (nearest && text[nearest]) ?? ''
  })
}
