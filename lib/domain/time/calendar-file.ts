export interface CalendarEvent {
  /** equal whenever the same event is saved again, so that calendars replace it */
  uid: string
  start: Date
  end: Date
  summary: string
  description: string
  location: string
  url: string
  /** before the start */
  reminderMinutes: number
}

interface Issue {
  producer: string
  now: Date
}

/** Bytes of UTF-8 without the line's end (RFC 5545, 3.1). */
const MAX_BYTES = 75
const LINE_END = '\r\n'
const bytesOf = (text: string) => new TextEncoder().encode(text).length

/** iCalendar, RFC 5545; the event leaves its time free. */
export function calendarFile(event: CalendarEvent, { producer, now }: Issue): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${textValue(`-//${producer}//NONSGML//EN`)}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${utcValue(now)}`,
    `DTSTART:${utcValue(event.start)}`,
    `DTEND:${utcValue(event.end)}`,
    `SUMMARY:${textValue(event.summary)}`,
    `DESCRIPTION:${textValue(event.description)}`,
    `LOCATION:${textValue(event.location)}`,
    `URL:${event.url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${textValue(event.summary)}`,
    `TRIGGER:-PT${event.reminderMinutes}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => fold(line) + LINE_END).join('')
}

/** `20261121T033000Z` */
function utcValue(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** Escaped, and without other control characters. */
function textValue(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** Continued lines begin with a space; never within a character. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (bytesOf(current + character) > MAX_BYTES) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join(LINE_END)
}
