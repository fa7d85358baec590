"""What is told of a flow: each key as a line, and where it fails what was wanted and what was heard."""

import json


def key_line(heard):
    """What one key gave, as JSON."""
    after = [sentence.after for sentence in heard.sentences]
    line = {'key': heard.key, 'spoken': heard.spoken, 'braille': heard.braille, 'after': after}
    return json.dumps(line, ensure_ascii=False)


def quoted(parts, between):
    """Texts in quotation marks; `nothing` if there are none."""
    return between.join(f'"{part}"' for part in parts) or 'nothing'


def wanted(step):
    """What a step wants to be heard."""
    if step.silent:
        return 'silence'
    parts = [quoted(step.spoken, ', then ')] if step.spoken else ['anything']
    if step.braille is not None:
        parts.append(f'in braille first "{step.braille}"')
    if step.never:
        parts.append(f'never {quoted(step.never, ", ")}')
    return '; '.join(parts)


def spoken(heard):
    """What was spoken after a key, each sentence with its milliseconds."""
    return ', then '.join(f'"{one.text}" ({one.after} ms)' for one in heard.sentences) or 'nothing'


def told(flow, failure, seconds):
    """The line of a flow that is fine, or the lines of one that is not. `failure`: a `Failure`, or None."""
    if failure is None:
        return f'ok: {flow.name}, {len(flow.steps)} keys, {seconds:.1f} s'
    lines = [
        f'FAILED: {flow.name}, at key {failure.number} of {len(flow.steps)}, {failure.step.key}',
        f'  wanted:  {wanted(failure.step)}',
        f'  spoken:  {spoken(failure.heard)}',
        f'  braille: "{failure.heard.braille or ""}"',
        *[f'  {fault}' for fault in failure.faults],
    ]
    if failure.before:
        lines.append(f'  the key before, {failure.before.key}, gave {spoken(failure.before)}')
    return '\n'.join(lines)
