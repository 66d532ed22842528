import { namesIn } from '#core/contract/derived.ts';
import { AmendmentFields as Fields } from '#core/contract/registry/company-fields.ts';
import { CompanyFieldControl } from '#web/product/companies/company-field.tsx';

/** The company's fields as they will be filed. */
export function AmendmentFields() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {namesIn(Fields).map((name) => (
        <div key={name} className={name === 'name' || name === 'address' ? 'sm:col-span-2' : undefined}>
          <CompanyFieldControl name={name} />
        </div>
      ))}
    </div>
  );
}
