/** Counts the values of another system's file that a catalogue has no place for. */
export class DroppedValues {
  /** `what` has the values and `each` is what they are counted by: a column of rows, or a property of items. */
  constructor(
    private readonly what = 'Column',
    private readonly each = 'row',
  ) {}

  private readonly counts = new Map<string, number>()

  /** `why` completes a sentence about the column. */
  add(name: string, why = 'is not used'): void {
    const sentence = `${this.what} '${name}' ${why}`
    this.counts.set(sentence, (this.counts.get(sentence) ?? 0) + 1)
  }

  /** Lines such as `Column 'Vendor' is not used (212 rows)`. */
  toLines(): string[] {
    return [...this.counts].map(([sentence, count]) => `${sentence} (${count} ${this.each}${count === 1 ? '' : 's'})`)
  }
}
