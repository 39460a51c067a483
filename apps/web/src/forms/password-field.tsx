import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/icon.tsx';
import { Field } from './field.tsx';

/** A password input that can show its text and warns about Caps Lock. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'addon'>) {
  const { t } = useTranslation('auth');
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) =>
    setIsCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <div>
      <Field
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        onKeyDown={updateCapsLock}
        onKeyUp={updateCapsLock}
        onBlur={(event) => {
          setIsCapsLockOn(false);
          props.onBlur?.(event);
        }}
        addon={
          <button
            type="button"
            className="btn btn-surface password-eye"
            aria-pressed={isShown}
            aria-controls={props.id}
            aria-label={t('showPassword')}
            data-tip={t(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        }
      />
      <p className="form-text caps-lock" role="status">
        {isCapsLockOn && t('capsLock')}
      </p>
    </div>
  );
}
