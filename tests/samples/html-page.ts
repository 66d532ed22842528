import { DomUtils, parseDocument } from 'htmlparser2';

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
/** The parser leaves entities in text areas alone, and the first line break, which browsers drop. */
const typedIn = (area: string): string =>
  area
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]!)
    .replaceAll('\r\n', '\n')
    .replace(/^\n/, '');

/** What a browser without scripts makes of a page. */
export class HtmlPage {
  readonly #document: ReturnType<typeof parseDocument>;

  constructor(html: string) {
    this.#document = parseDocument(html);
  }

  all(test: (element: Element) => boolean): Element[] {
    return DomUtils.findAll(test, this.#document.children);
  }

  tags(name: string): Element[] {
    return this.all((element) => element.name === name);
  }

  byId(id: string): Element | undefined {
    return this.all(({ attribs }) => attribs.id === id)[0];
  }

  /** Texts of all elements of a name. */
  texts(name: string): string[] {
    return this.tags(name).map((element) => DomUtils.textContent(element));
  }

  /** The controls of a field: several are radio buttons. */
  controls(name: string): Element[] {
    return this.all(
      (element) => ['input', 'select', 'textarea'].includes(element.name) && element.attribs.name === name,
    );
  }

  /** The value that a form would be sent with; undefined for a box or choice that is not ticked. */
  value(name: string): string | undefined {
    const controls = this.controls(name);
    const [first] = controls;
    if (!first) throw new Error(`no field ${name}`);
    if (first.name === 'textarea') return typedIn(DomUtils.textContent(first));
    if (first.name === 'select') {
      return DomUtils.findOne(({ attribs }) => 'selected' in attribs, first.children)?.attribs.value ?? '';
    }
    if (first.attribs.type !== 'radio' && first.attribs.type !== 'checkbox') return first.attribs.value ?? '';
    return controls.find(({ attribs }) => 'checked' in attribs)?.attribs.value;
  }

  /** The error beside a field; undefined if there is none. It must be tied to the field for screen readers. */
  error(name: string): string | undefined {
    const [control] = this.controls(name);
    const ids = (control?.attribs['aria-describedby'] ?? '').split(' ');
    const error = ids.find((id) => id.endsWith('-error'));
    if ((control?.attribs['aria-invalid'] === 'true') !== (error !== undefined)) {
      throw new Error(`${name} is marked as wrong without an error, or the other way round`);
    }
    return error === undefined ? undefined : DomUtils.textContent(this.byId(error) ?? []);
  }

  /** Everything a browser would send when a button without a name is used. */
  fields(): Record<string, string> {
    const names = this.all(({ name }) => ['input', 'select', 'textarea'].includes(name)).flatMap(({ attribs }) =>
      attribs.type === 'file' ? [] : (attribs.name ?? []),
    );
    const values = [...new Set(names)].map((name) => [name, this.value(name)] as const);
    return Object.fromEntries(values.filter((pair): pair is [string, string] => pair[1] !== undefined));
  }
}

/** A form without files, as browsers send it. */
export const urlEncoded = (fields: Record<string, string>) => ({
  payload: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});
