// A license class, a standard or another short word with a hyphen: a line that ends with "R-" is read twice.
const codes = /([\p{L}\d.]+-\d[\p{L}\d-]*|\b\p{L}{1,2}-\p{L}+)/u

/** A text in parts, every second of which ("R-39", "T-stat") is to stay on one line. */
export const brokenAtCodes = (text: string): string[] => text.split(codes)
