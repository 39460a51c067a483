import { useId } from 'react';
import Select, { type Props as SelectProps } from 'react-select';

interface Flavor {
  value: string;
  label: string;
}

const options: Flavor[] = [
  { value: 'chocolate', label: 'Chocolate' },
  { value: 'strawberry', label: 'Strawberry' },
  { value: 'vanilla', label: 'Vanilla' },
];

interface FieldProps<Many extends boolean> extends SelectProps<Flavor, Many> {
  label: string;
}

function SelectField<Many extends boolean = false>({ label, ...select }: FieldProps<Many>) {
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <Select<Flavor, Many>
        inputId={id}
        instanceId={id}
        options={options}
        unstyled
        className="demo-select"
        classNamePrefix="demo-select"
        {...select}
      />
    </div>
  );
}

export function SelectFields() {
  return (
    <div className="demo-columns">
      <div className="demo-column">
        <SelectField label="Single" isSearchable={false} defaultValue={options[0] ?? null} />
        <SelectField<true> label="Multi" isMulti closeMenuOnSelect={false} />
        <SelectField label="Searchable" isSearchable />
      </div>
      <div className="demo-column">
        <SelectField label="Clearable" isClearable defaultValue={options[0] ?? null} />
        <SelectField label="Loading" isLoading />
        <SelectField label="Disabled" isDisabled defaultValue={options[0] ?? null} />
      </div>
    </div>
  );
}
