import { useEffect, useRef, useState } from 'react';

/**
 * Returns the text of an input whose value is in the URL, and a function that changes it.
 * `onSettled` gets the text when the typing pauses. What is typed meanwhile stays; another value in
 * the URL, from going back or a reset, replaces it.
 */
export function useTypedText(
  value: string,
  onSettled: (text: string) => void,
  delayMs: number,
): [typed: string, change: (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [previousValue, setPreviousValue] = useState(value);
  const [settledText, setSettledText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (value !== previousValue) {
    setPreviousValue(value);
    if (value !== settledText) setTyped(value);
    setSettledText(value);
  }
  const change = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const settled = text.trim();
      setSettledText(settled);
      if (settled !== value) onSettled(settled);
    }, delayMs);
  };
  return [typed, change];
}
