import { Formik } from 'formik';
import Button from 'react-bootstrap/Button';
import Col from 'react-bootstrap/Col';
import Form from 'react-bootstrap/Form';
import InputGroup from 'react-bootstrap/InputGroup';
import Row from 'react-bootstrap/Row';
import { findEmptyFields, initialValues } from './formik-values.ts';

const fields = [
  { name: 'firstName', label: 'First name', width: 4, showsConfirmation: true },
  { name: 'lastName', label: 'Last name', width: 4, showsConfirmation: true },
  { name: 'username', label: 'Username', width: 4, addon: '@' },
  { name: 'city', label: 'City', width: 6 },
  { name: 'state', label: 'State', width: 3 },
  { name: 'zip', label: 'Zip', width: 3 },
] as const;

/** Focuses the first of the fields, in form order. */
function focusFirst(form: HTMLFormElement, [name]: string[]): void {
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

export function FormikForm() {
  return (
    <Formik
      initialValues={initialValues}
      validate={findEmptyFields}
      onSubmit={(values, { setStatus }) => setStatus(values)}
    >
      {({ values, errors, touched, status, ...formik }) => (
        <Form
          noValidate
          onSubmit={(event) => {
            formik.handleSubmit(event);
            focusFirst(event.currentTarget, Object.keys(findEmptyFields(values)));
          }}
          // What was submitted no longer matches the fields.
          onChange={() => formik.setStatus(undefined)}
        >
          <Row>
            {fields.map(({ name, label, width, ...field }) => {
              const isInvalid = touched[name] === true && errors[name] !== undefined;
              const input = (
                <Form.Control
                  name={name}
                  value={values[name]}
                  onChange={formik.handleChange}
                  onBlur={formik.handleBlur}
                  required
                  autoComplete="off"
                  isInvalid={isInvalid}
                  isValid={'showsConfirmation' in field && touched[name] === true && !isInvalid}
                  aria-invalid={isInvalid}
                />
              );
              return (
                <Form.Group
                  as={Col}
                  key={name}
                  md={width}
                  className="mb-3"
                  controlId={`formik-${name}`}
                >
                  <Form.Label>{label}</Form.Label>
                  {'addon' in field ? (
                    <InputGroup>
                      <InputGroup.Text>{field.addon}</InputGroup.Text>
                      {input}
                    </InputGroup>
                  ) : (
                    input
                  )}
                  {'showsConfirmation' in field && (
                    <Form.Control.Feedback>Looks good!</Form.Control.Feedback>
                  )}
                </Form.Group>
              );
            })}
          </Row>
          <Button type="submit">Submit form</Button>
          <output className="demo-sent">
            {status !== undefined && Object.keys(errors).length === 0 && (
              <>
                <strong>Valid</strong>
                <pre className="mb-0">{JSON.stringify(status, null, 2)}</pre>
              </>
            )}
          </output>
        </Form>
      )}
    </Formik>
  );
}
